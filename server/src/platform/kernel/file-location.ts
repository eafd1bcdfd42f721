/** Where file contents are stored. */
export type FileLocation = { kind: 'folder'; path: string } | ({ kind: 'bucket' } & BucketLocation)

/** A bucket in Amazon S3 or on a compatible server. */
export interface BucketLocation {
  bucket: string
  /** Added before every key. */
  prefix: string
  region: string
  /** Null: Amazon. */
  endpoint: string | null
  /** Null: whatever the AWS SDK finds in the environment or on the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** Reads `s3://[key:secret@]bucket[/prefix][?region=…&endpoint=…]` or `file:///folder`; a string says what's wrong with it. */
export function fileLocationFrom(text: string): FileLocation | string {
  if (!URL.canParse(text)) return 'must be a URL'
  const { protocol, hostname, pathname, username, password, searchParams } = new URL(text)
  const parameters = [...searchParams.keys()]
  if (protocol === 'file:') {
    if (hostname !== '' || parameters.length > 0)
      return 'must have three slashes and a path: file:///var/lib/parley/files'
    return { kind: 'folder', path: decodeURIComponent(pathname) }
  }
  if (protocol !== 's3:') return 'must begin with s3:// or file://'
  if (hostname === '') return 'must name a bucket: s3://bucket'
  const unknown = parameters.find((name) => name !== 'region' && name !== 'endpoint')
  if (unknown !== undefined) return `has the unknown parameter ${unknown}; only region and endpoint are allowed`
  if ((username === '') !== (password === '')) return 'must have both a key and a secret, or neither'
  const endpoint = searchParams.get('endpoint')
  if (endpoint !== null && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    return 'has an endpoint that isn’t an address such as https://storage.example.com'
  }
  const folder = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  return {
    kind: 'bucket',
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials:
      username === ''
        ? null
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  }
}

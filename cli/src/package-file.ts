/** A file of this package, which is beside the folder of the compiled code. */
export function packageFile(path: string): URL {
  return new URL(`../${path}`, import.meta.url)
}

/** Texts of files that are attached to something. */
export const words = {
  label: 'Files',
  hint: 'Up to 10 files of 25 MB each. You can also drop or paste them here.',
  attached: 'Attached files',
  add: 'Attach files',
  drop: 'Drop files to attach them',
  preview: (name: string) => `Preview of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Upload ${name} again`,
  uploading: (name: string) => `Uploading ${name}`,
  wait: 'Wait for your files to finish uploading, or remove them.',
  tooLarge: 'This file is larger than 25 MB.',
  tooMany: 'You can attach up to 10 files.',
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
}

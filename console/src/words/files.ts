/** Texts of files that are attached to something. */
export const words = {
  label: 'Files',
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
}

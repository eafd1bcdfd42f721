/** How many keys one side can have on one resource. */
export const METADATA_KEYS_MAX = 20

/** An answer, or a part of one, that shows metadata. */
export interface MetadataHolder {
  id: string
  metadata?: Record<string, string>
}

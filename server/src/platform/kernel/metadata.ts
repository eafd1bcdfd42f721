/** How many keys one side can have on one resource. */
export const METADATA_KEYS_MAX = 20

/** A response, or part of one, that shows metadata. */
export interface MetadataHolder {
  id: string
  metadata?: Record<string, string>
}

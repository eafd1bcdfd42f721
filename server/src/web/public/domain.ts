/** What public pages say about the service itself. */
export interface Site {
  publicUrl: string
  mode: 'sandbox' | 'live'
  currency: string
}

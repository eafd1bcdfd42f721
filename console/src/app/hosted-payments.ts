import { useQuery } from '@tanstack/react-query'
import { paths } from './paths.ts'
import { payoutAccountQuery } from './queries.ts'

/** Whether people pay, and say where their money goes, on pages of the payment provider; undefined until that's known. */
export function useHostedPayments(): boolean | undefined {
  const account = useQuery(payoutAccountQuery).data
  return account && account.onboarding_url !== null
}

/** Has the provider send people back to this page, if it can link here. Without this, they come back to the wallet. */
export function returnHere(): { return_url?: string } {
  const { origin, pathname } = location
  return isSecureContext && pathname !== paths.wallet ? { return_url: origin + pathname } : {}
}

import { GigsService, OpenAPI, RateType } from './generated/older/index.ts'

/** Posts a gig and finds it, with a client made by a generator for OpenAPI 3.0. */
export async function postAndFind(baseUrl: string, key: string): Promise<{ title: string; rate: number | null }[]> {
  OpenAPI.BASE = baseUrl
  OpenAPI.TOKEN = key
  const { client_id } = await GigsService.createGig({
    requestBody: {
      title: 'Proofread a manual',
      description: 'Sixty pages.',
      rate_type: RateType.FIXED,
      rate_max_cents: null,
    },
  })
  const { data } = await GigsService.listGigs({ clientId: client_id, q: 'proofread' })
  return data.map(({ title, rate_max_cents }) => ({ title, rate: rate_max_cents }))
}

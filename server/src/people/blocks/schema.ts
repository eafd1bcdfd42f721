import type { Static } from 'typebox'
import { Answer, IdOut, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import type { Block as BlockRow } from './domain.ts'

export const Block = Answer(
  { user_id: IdOut('usr', 'The user you’ve blocked.'), created_at: Timestamp() },
  { title: 'Block' },
)

export function presentBlock({ blocked_id, created_at }: BlockRow): Static<typeof Block> {
  return { user_id: encodeId('usr', blocked_id), created_at }
}

export const exampleBlock: Static<typeof Block> = {
  user_id: 'usr_01kz3vb2k0fx9s8rta7d4n5qec',
  created_at: '2026-11-16T10:00:00.000Z',
}

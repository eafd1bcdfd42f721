import { type Static, Type } from 'typebox'
import { Answer, IdIn, IdOut, Nullable, OneOf, Strict, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { type Bookmark as BookmarkRow, bookmarkKinds } from './domain.ts'

export const NewBookmark = Strict(
  {
    gig_id: Type.Optional(IdIn('gig', 'The gig to save.')),
    user_id: Type.Optional(IdIn('usr', 'The user to save.')),
  },
  {
    title: 'NewBookmark',
    'x-alternatives': [
      { required: ['gig_id'], without: ['user_id'] },
      { required: ['user_id'], without: ['gig_id'] },
    ],
  },
)

export const BookmarkFilter = Strict({
  kind: Type.Optional(OneOf('BookmarkKind', bookmarkKinds, 'Only saved gigs, or only saved users.')),
})

export const Bookmark = Answer(
  {
    id: IdOut('bkm'),
    gig_id: Nullable(IdOut('gig', 'The saved gig; null if a user is saved.')),
    user_id: Nullable(IdOut('usr', 'The saved user; null if a gig is saved.')),
    created_at: Timestamp(),
  },
  { title: 'Bookmark' },
)

export function presentBookmark({ id, gig_id, user_id, created_at }: BookmarkRow): Static<typeof Bookmark> {
  return {
    id: encodeId('bkm', id),
    gig_id: gig_id && encodeId('gig', gig_id),
    user_id: user_id && encodeId('usr', user_id),
    created_at,
  }
}

export const exampleBookmark: Static<typeof Bookmark> = {
  id: 'bkm_01kz3vm3h5k7n9q1s3v5x7z9b1',
  gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a',
  user_id: null,
  created_at: '2026-11-16T10:00:00.000Z',
}

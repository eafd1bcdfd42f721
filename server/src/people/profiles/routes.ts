import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../../files/storage/domain.ts'
import type { ReadContext } from '../../platform/context.ts'
import type { Api } from '../../platform/http/api.ts'
import type { PathTable } from '../../platform/http/path-table.ts'
import { userIdFrom } from '../../platform/kernel/actor.ts'
import { notFound } from '../../platform/kernel/errors.ts'
import { networkOf } from '../../platform/network.ts'
import { drawAvatar, findPicture, setAvatar } from './avatar-service.ts'
import {
  exampleOwnProfile,
  exampleProfile,
  NewAvatar,
  OwnProfile,
  Profile,
  ProfileChanges,
  ProfileFilter,
} from './schema.ts'
import {
  type AddressChanges,
  changeOwnProfile,
  getOwnProfile,
  getProfile,
  isSlowToFind,
  listProfiles,
} from './service.ts'

export function profileRoutes(api: Api, addresses: AddressChanges, files: FileStore): void {
  api.read({
    path: '/profile/me',
    scope: 'read',
    answer: OwnProfile,
    metadata: (profile) => [profile],
    mcp: true,
    docs: {
      id: 'getOwnProfile',
      tag: 'Profiles',
      summary: 'Read your profile',
      description: 'Your profile, including the fields that other users can’t see.',
      example: { answer: exampleOwnProfile },
    },
    run: (ctx, call) => getOwnProfile(ctx, call.actor),
  })

  api.write({
    method: 'PATCH',
    path: '/profile/me',
    scope: 'profile:write',
    recentSignIn: ({ email }) => email !== undefined,
    notForApps: ({ email }) => email !== undefined,
    body: ProfileChanges,
    answer: OwnProfile,
    metadata: (profile) => [profile],
    mcp: true,
    docs: {
      id: 'changeOwnProfile',
      tag: 'Profiles',
      summary: 'Change your profile',
      description:
        'Omitted fields don’t change; `null` clears a field. A new `email` stays in `pending_email` until you open the link we email to it. To get another email, send the address again. Because the address determines who can sign in, a key needs every scope of your role to change it. The reputation is computed and can’t be set.',
      refusals: ['email_off'],
      example: {
        body: { headline: 'Translator, English and French', skills: ['french', 'translation'], rate_cents: 4500 },
      },
    },
    run: (ctx, call) => changeOwnProfile(ctx, call.actor, call.body, call.ifMatch, addresses),
  })

  api.write({
    method: 'PUT',
    path: '/profile/me/avatar',
    scope: 'profile:write',
    body: NewAvatar,
    answer: OwnProfile,
    metadata: (profile) => [profile],
    mcp: '/people/me/edit',
    docs: {
      id: 'setAvatar',
      tag: 'Profiles',
      summary: 'Upload a profile picture',
      description:
        'Makes an image you uploaded with `POST /attachments` your picture. It’s cropped to a 256 × 256 pixel WebP image without metadata, and anyone can load it from the new `avatar_url`. The upload itself is then deleted. To remove the picture, set `avatar_url` to `null`. While the file storage isn’t responding, it returns 503 `files_unavailable`.',
      refusals: ['wrong_state', 'damaged_image'],
      example: { body: { attachment_id: 'att_01kz3v9d6ye8tb2xw4qh5mrc7a' } },
    },
    prepare: (ctx, { actor, body }) => drawAvatar(ctx, files, actor, body),
    run: (ctx, call) => setAvatar(ctx, call.actor, call.prepared, call.ifMatch),
  })

  api.list({
    path: '/profiles',
    scope: 'read',
    counts: true,
    forVisitors: true,
    query: ProfileFilter,
    answer: Profile,
    mcp: true,
    isSlow: isSlowToFind,
    docs: {
      id: 'listProfiles',
      tag: 'Profiles',
      summary: 'Search profiles',
      description: 'All filters must match. Suspended users and operators are excluded.',
    },
    run: (ctx, call) => listProfiles(ctx, call.query, call.page),
  })

  api.read({
    path: '/profile/:userId',
    scope: 'read',
    forVisitors: true,
    answer: Profile,
    mcp: true,
    docs: {
      id: 'getProfile',
      tag: 'Profiles',
      summary: 'Read a profile',
      description: 'The public profile of a user, with their reputation.',
      example: { answer: exampleProfile },
    },
    run: (ctx, call) => getProfile(ctx, call.actor, userIdFrom(call.actor, call.params.userId)),
  })
}

/** The pictures themselves, at a URL that changes with them, for the console and other front ends. */
export function pictureRoutes(
  app: FastifyInstance,
  paths: PathTable,
  contextOf: (network: string) => ReadContext,
): void {
  const path = '/avatars/:name'
  paths.add('GET', path)
  app.get<{ Params: { name: string } }>(path, async (request, reply) => {
    const picture = await findPicture(contextOf(networkOf(request.ip)), request.params.name)
    if (!picture) throw notFound()
    return reply
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/webp')
      .send(picture)
  })
}

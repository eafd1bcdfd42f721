import type { Api } from '../../platform/http/api.ts'
import { Deleted } from '../../platform/http/shapes.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { exampleTemplate, GigTemplate, GigTemplateChanges, NewGigTemplate } from './schema.ts'
import { changeTemplate, createTemplate, deleteTemplate, getTemplate, listTemplates } from './service.ts'

export function templateRoutes(api: Api): void {
  api.list({
    path: '/gig-templates',
    scope: 'read',
    answer: GigTemplate,
    mcp: true,
    docs: {
      id: 'listGigTemplates',
      tag: 'Gigs',
      summary: 'List gig templates',
      description: 'Your templates, newest first. To post a gig from one, send its `gig` to `POST /gigs`.',
    },
    run: (ctx, call) => listTemplates(ctx, call.actor, call.page),
  })

  api.write({
    method: 'POST',
    path: '/gig-templates',
    scope: 'gigs:write',
    body: NewGigTemplate,
    answer: GigTemplate,
    created: (template) => `/gig-templates/${template.id}`,
    mcp: true,
    docs: {
      id: 'createGigTemplate',
      tag: 'Gigs',
      summary: 'Save a gig as a template',
      description:
        'Copies the fields of one of your gigs, except for `start_date`, `apply_by` and `metadata`. Only you, your agents and your apps can see your templates.',
      refusals: ['not_yours', 'quota_reached'],
      example: {
        body: { name: exampleTemplate.name, gig_id: 'gig_01kz3v9d6ye8tb2xw4qh5mrc7a' },
        answer: exampleTemplate,
      },
    },
    run: (ctx, call) => createTemplate(ctx, call.actor, call.body),
  })

  api.read({
    path: '/gig-templates/:id',
    scope: 'read',
    answer: GigTemplate,
    mcp: true,
    docs: {
      id: 'getGigTemplate',
      tag: 'Gigs',
      summary: 'Read a gig template',
      description: 'One of your templates.',
      example: { answer: exampleTemplate },
    },
    run: (ctx, call) => getTemplate(ctx, call.actor, toId('tpl', call.params.id)),
  })

  api.write({
    method: 'PATCH',
    path: '/gig-templates/:id',
    scope: 'gigs:write',
    body: GigTemplateChanges,
    answer: GigTemplate,
    mcp: true,
    docs: {
      id: 'changeGigTemplate',
      tag: 'Gigs',
      summary: 'Rename a gig template',
      description: 'Changes its name.',
      example: { body: { name: 'Manuals, French' } },
    },
    run: (ctx, call) => changeTemplate(ctx, call.actor, toId('tpl', call.params.id), call.body, call.ifMatch),
  })

  api.write({
    method: 'DELETE',
    path: '/gig-templates/:id',
    scope: 'gigs:write',
    answer: Deleted,
    mcp: true,
    docs: {
      id: 'deleteGigTemplate',
      tag: 'Gigs',
      summary: 'Delete a gig template',
      description: 'Gigs posted from it aren’t affected.',
    },
    run: (ctx, call) => deleteTemplate(ctx, call.actor, toId('tpl', call.params.id), call.ifMatch),
  })
}

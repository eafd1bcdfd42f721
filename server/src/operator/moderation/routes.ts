import type { Api } from '../../platform/http/api.ts'
import { toId } from '../../platform/kernel/ids.ts'
import { type RemovableType, removableTypes } from '../../platform/kernel/moderation.ts'
import { isAnySet } from '../../platform/kernel/pages.ts'
import { resolveReport } from './decision-service.ts'
import {
  createObjection,
  getObjection,
  listAllObjections,
  listObjections,
  removeByOperator,
  resolveObjection,
  restoreByOperator,
} from './removal-service.ts'
import { createReport, getReport, getReportDetails, listAllReports, listReports } from './report-service.ts'
import {
  exampleDetails,
  exampleObjection,
  exampleOperatorObjection,
  exampleOperatorReport,
  exampleRemoved,
  exampleReport,
  NewObjection,
  NewRemoval,
  NewReport,
  Objection,
  ObjectionFilter,
  ObjectionResolution,
  OperatorObjection,
  OperatorReport,
  OperatorReportFilter,
  RemovedContent,
  Report,
  ReportDetails,
  ReportFilter,
  Resolution,
} from './schema.ts'

export function moderationRoutes(api: Api): void {
  reportRoutes(api)
  objectionRoutes(api)
  operatorRoutes(api)
  for (const type of removableTypes) removalRoutes(api, type)
}

function reportRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/reports',
    scope: 'profile:write',
    body: NewReport,
    answer: Report,
    created: (report) => `/reports/${report.id}`,
    mcp: true,
    docs: {
      id: 'createReport',
      tag: 'Safety',
      summary: 'Report something',
      description:
        'Tells the operators about a gig, profile, review, vouch or message that breaks the rules. They get a copy of it as it is now, and, for a message, can read its conversation until they decide. You get the event `report.resolved` when they do. The owner isn’t told who reported it, only about decisions. You can have one open report about each thing and, unless configured otherwise, make 20 reports in 24 hours.',
      refusals: ['own_content', 'already_reported', 'content_removed'],
      example: {
        body: { subject_type: 'gig', subject_id: exampleReport.subject.id, reason: 'scam', text: exampleReport.text },
        answer: exampleReport,
      },
    },
    run: (ctx, call) => createReport(ctx, call.actor, call.body),
  })

  api.list({
    path: '/reports',
    scope: 'read',
    query: ReportFilter,
    answer: Report,
    mcp: true,
    docs: {
      id: 'listReports',
      tag: 'Safety',
      summary: 'List your reports',
      description: 'What you and your agents have reported, newest first, and how operators decided.',
      example: { answer: { data: [exampleReport], next_cursor: null } },
    },
    run: (ctx, call) => listReports(ctx, call.actor, call.query, call.page),
  })

  api.read({
    path: '/reports/:id',
    scope: 'read',
    answer: Report,
    mcp: true,
    docs: {
      id: 'getReport',
      tag: 'Safety',
      summary: 'Read one of your reports',
      description: 'One you or your agents made.',
      example: { answer: exampleReport },
    },
    run: (ctx, call) => getReport(ctx, call.actor, toId('rpt', call.params.id)),
  })
}

function objectionRoutes(api: Api): void {
  api.write({
    method: 'POST',
    path: '/objections',
    scope: 'profile:write',
    whileSuspended: true,
    body: NewObjection,
    answer: Objection,
    created: (objection) => `/objections/${objection.id}`,
    mcp: true,
    docs: {
      id: 'createObjection',
      tag: 'Safety',
      summary: 'Object to a removal or suspension',
      description:
        'Asks the operators to restore something of yours that one of them removed, or to reinstate you if one suspended you. You can object once each time; you get the decision with `objection.resolved` and by email.',
      refusals: ['not_removed', 'already_objected'],
      example: {
        body: { subject_id: exampleObjection.subject.id, text: exampleObjection.text },
        answer: exampleObjection,
      },
    },
    run: (ctx, call) => createObjection(ctx, call.actor, call.body),
  })

  api.list({
    path: '/objections',
    scope: 'read',
    answer: Objection,
    mcp: true,
    docs: {
      id: 'listObjections',
      tag: 'Safety',
      summary: 'List your objections',
      description: 'The objections you and your agents made, with the newest removal first.',
      example: { answer: { data: [exampleObjection], next_cursor: null } },
    },
    run: (ctx, call) => listObjections(ctx, call.actor, call.page),
  })

  api.read({
    path: '/objections/:id',
    scope: 'read',
    answer: Objection,
    mcp: true,
    docs: {
      id: 'getObjection',
      tag: 'Safety',
      summary: 'Read one of your objections',
      description: 'One you or your agents made.',
      example: { answer: exampleObjection },
    },
    run: (ctx, call) => getObjection(ctx, call.actor, toId('obj', call.params.id)),
  })
}

const inAuditLog = 'Reading it appears in the audit log.'

function operatorRoutes(api: Api): void {
  api.list({
    path: '/operator/reports',
    scope: 'admin',
    counts: true,
    query: OperatorReportFilter,
    answer: OperatorReport,
    expand: { reporter: 'user', owner: 'user' },
    isSlow: (filters) => isAnySet(...Object.values(filters)),
    mcp: true,
    docs: {
      id: 'listAllReports',
      tag: 'Operator',
      summary: 'List reports',
      description: `All reports, newest first, with what was reported as it was at the time. ${inAuditLog}`,
      example: { answer: { data: [exampleOperatorReport], next_cursor: null } },
    },
    run: (ctx, call) => listAllReports(ctx, call.query, call.page),
  })

  api.read({
    path: '/operator/reports/:id',
    scope: 'admin',
    answer: ReportDetails,
    expand: { reporter: 'user', owner: 'user' },
    mcp: true,
    docs: {
      id: 'getReportDetails',
      tag: 'Operator',
      summary: 'Read a report as an operator',
      description: `The report, with what was reported as it is now, its history, and how often its owner was reported before. ${inAuditLog}`,
      example: { answer: exampleDetails },
    },
    run: (ctx, call) => getReportDetails(ctx, call.actor, toId('rpt', call.params.id)),
  })

  api.write({
    method: 'POST',
    path: '/operator/reports/:id/resolve',
    scope: 'admin',
    body: Resolution,
    answer: OperatorReport,
    mcp: '/operator/reports',
    docs: {
      id: 'resolveReport',
      tag: 'Operator',
      summary: 'Resolve a report',
      description:
        'Closes all open reports of the same thing with the same decision and tells everyone who reported it. `removed` hides it from everyone but its owner and operators; contracts and money aren’t affected. `suspended` suspends its owner; if that takes a second operator, the reports stay open until then. Operators can’t resolve reports about their own content.',
      refusals: ['wrong_state', 'own_content', 'second_operator_required'],
      example: {
        body: { decision: 'removed', note: exampleRemoved.reason },
        answer: {
          ...exampleOperatorReport,
          status: 'removed',
          note: exampleRemoved.reason,
          decided_at: exampleRemoved.removed_at,
        },
      },
    },
    run: (ctx, call) => resolveReport(ctx, call.actor, toId('rpt', call.params.id), call.body),
  })

  api.list({
    path: '/operator/objections',
    scope: 'admin',
    counts: true,
    query: ObjectionFilter,
    answer: OperatorObjection,
    expand: { owner: 'user', removed_by_user: { kind: 'user', at: 'removed_by' } },
    mcp: true,
    docs: {
      id: 'listAllObjections',
      tag: 'Operator',
      summary: 'List objections',
      description: `All objections to removals and suspensions, with what was removed, newest removal first. ${inAuditLog}`,
      example: { answer: { data: [exampleOperatorObjection], next_cursor: null } },
    },
    run: (ctx, call) => listAllObjections(ctx, call.actor, call.query, call.page),
  })

  api.write({
    method: 'POST',
    path: '/operator/objections/:id/resolve',
    scope: 'admin',
    body: ObjectionResolution,
    answer: OperatorObjection,
    mcp: '/operator/reports',
    docs: {
      id: 'resolveObjection',
      tag: 'Operator',
      summary: 'Resolve an objection',
      description:
        'Restores what was removed or reinstates the user, or leaves it as it is, and notifies its owner. The decision is final. Reinstating someone needs a recent sign-in.',
      refusals: ['wrong_state', 'own_content', 'recent_sign_in_required'],
      example: {
        body: { decision: 'kept', note: 'Workers would still have to pay.' },
        answer: { ...exampleOperatorObjection, status: 'kept', note: 'Workers would still have to pay.' },
      },
    },
    run: (ctx, call) => resolveObjection(ctx, call.actor, toId('obj', call.params.id), call.body),
  })
}

const paths = {
  gig: '/operator/gigs/:id',
  review: '/operator/reviews/:id',
  vouch: '/operator/vouches/:vouchId',
  message: '/operator/messages/:id',
} as const
const names = { gig: 'Gig', review: 'Review', vouch: 'Vouch', message: 'Message' } as const

const effects: Record<RemovableType, string> = {
  gig: 'It disappears from all lists, searches, public pages and feeds, and no one can apply or be invited; earlier events about it come without `data`. Its owner can still read it. Open negotiations and contracts continue, and their two sides keep the brief.',
  review:
    'It disappears from the profile and no longer counts toward the average; earlier events about it come without `data`. Its owner can still read it.',
  vouch:
    'It disappears from the profile and no longer counts; earlier events about it come without `data`. Its owner can still read it.',
  message: 'Its author, operators and arbiters can still read it; the other side only sees that there was a message.',
}

function removalRoutes(api: Api, type: RemovableType): void {
  const path = paths[type] as '/operator/gigs/:id'
  const idIn = (params: object): string => Object.values(params)[0]

  api.write({
    method: 'POST',
    path: `${path}/remove`,
    scope: 'admin',
    body: NewRemoval,
    answer: RemovedContent,
    mcp: '/operator/reports',
    docs: {
      id: `remove${names[type]}`,
      tag: 'Operator',
      summary: `Remove a ${type}`,
      description: `${effects[type]} Its owner sees the reason and can object once. Open reports about it are closed.`,
      refusals: ['own_content', 'content_removed'],
      // One of these operations has the example response for all.
      example: { body: { reason: exampleRemoved.reason }, ...(type === 'gig' && { answer: exampleRemoved }) },
    },
    run: (ctx, call) => removeByOperator(ctx, call.actor, type, idIn(call.params), call.body.reason),
  })

  api.write({
    method: 'POST',
    path: `${path}/restore`,
    scope: 'admin',
    answer: RemovedContent,
    mcp: '/operator/reports',
    docs: {
      id: `restore${names[type]}`,
      tag: 'Operator',
      summary: `Restore a ${type}`,
      description: 'Undoes the removal. This also resolves an open objection.',
      refusals: ['own_content', 'not_removed'],
    },
    run: (ctx, call) => restoreByOperator(ctx, call.actor, type, idIn(call.params)),
  })
}

import type { Api } from '../../platform/http/api.ts'
import { ActOnBehalf, exampleActOnBehalf, exampleStaffAct, StaffAct, StaffActExport, StaffActFilter } from './schema.ts'
import { EXPORTED_MAX, exportStaffActs, listActsOnBehalf, listStaffActs } from './service.ts'

export function auditLogRoutes(api: Api): void {
  api.list({
    path: '/operator/audit-log',
    scope: 'admin',
    notRecorded: true,
    counts: true,
    query: StaffActFilter,
    answer: StaffAct,
    mcp: true,
    docs: {
      id: 'listStaffActs',
      tag: 'Operator',
      summary: 'Read the audit log',
      description:
        'Everything operators and arbiters have changed in their roles or on behalf of managed users, and other people’s private data they have read, newest first: who did what to whom, when and from where. Reading the same thing again within 15 minutes adds no entry. Entries can’t be changed or deleted.',
      example: { answer: { data: [exampleStaffAct], next_cursor: null } },
    },
    run: (ctx, call) => listStaffActs(ctx, call.query, call.page),
  })

  api.download({
    path: '/operator/audit-log/export',
    scope: 'admin',
    notRecorded: true,
    query: StaffActExport,
    mcp: '/operator/audit-log',
    docs: {
      id: 'exportStaffActs',
      tag: 'Operator',
      summary: 'Export the audit log',
      description: `The newest ${EXPORTED_MAX.toLocaleString('en')} entries that match, as a file: CSV with one line per entry, or NDJSON. For more, export parts with \`since\` and \`until\`. \`npm run audit\` checks that no entry is missing or has been changed.`,
    },
    run: (ctx, call) => exportStaffActs(ctx, call.query),
  })

  api.list({
    path: '/profile/me/acts-on-behalf',
    scope: 'read',
    answer: ActOnBehalf,
    mcp: '/settings',
    docs: {
      id: 'listActsOnBehalf',
      tag: 'Profiles',
      summary: 'List actions taken on your behalf',
      description:
        'Everything an operator’s key changed on your behalf before you claimed the account, and when it read your messages or files, newest first. Empty for users who were never managed.',
      example: { answer: { data: [exampleActOnBehalf], next_cursor: null } },
    },
    run: (ctx, call) => listActsOnBehalf(ctx, call.actor, call.page),
  })
}

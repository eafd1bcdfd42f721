import type { Api } from '../../platform/http/api.ts'
import { exampleStaffAct, StaffAct, StaffActFilter } from './schema.ts'
import { listStaffActs } from './service.ts'

export function auditLogRoutes(api: Api): void {
  api.list({
    path: '/operator/audit-log',
    scope: 'admin',
    query: StaffActFilter,
    answer: StaffAct,
    mcp: true,
    docs: {
      id: 'listStaffActs',
      tag: 'Operator',
      summary: 'Read the audit log',
      description:
        'Every write of operators and arbiters in their roles, newest first: who, what, on whom, when and from where. Nothing in it can be changed or deleted.',
      example: { answer: { data: [exampleStaffAct], next_cursor: null } },
    },
    run: (ctx, call) => listStaffActs(ctx, call.query, call.page),
  })
}

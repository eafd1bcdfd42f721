import type { Api } from '../../platform/http/api.ts'
import { Audit, AuditRun, exampleAudit, exampleAuditRun } from './schema.ts'
import { auditLedger, listAudits, runAudit } from './service.ts'

export function auditRoutes(api: Api, database: Parameters<typeof runAudit>[1]): void {
  api.read({
    path: '/operator/ledger/audit',
    scope: 'admin',
    notRecorded: true,
    answer: Audit,
    mcp: true,
    docs: {
      id: 'auditLedger',
      tag: 'Operator',
      summary: 'Audit the ledger',
      description:
        'Checks that every balance equals its transfers, that the funding of milestones is held, released or refunded, that payouts match releases, that every contract’s fee is its rate applied to what was released, that no balance is negative, and that all accounts sum to zero; and that no entry of the audit log is missing or was changed. Also available as a command: `npm run audit`.',
      example: { answer: exampleAudit },
    },
    run: () => auditLedger(database),
  })

  api.write({
    method: 'POST',
    path: '/operator/ledger/audits',
    scope: 'admin',
    answer: AuditRun,
    mcp: true,
    docs: {
      id: 'runAudit',
      tag: 'Operator',
      summary: 'Run an audit and keep the result',
      description: 'Runs the same checks. Only one runs at a time.',
      refusals: ['wrong_state'],
      example: { answer: exampleAuditRun },
    },
    run: (ctx, call) => runAudit(ctx, database, call.actor),
  })

  api.list({
    path: '/operator/ledger/audits',
    scope: 'admin',
    notRecorded: true,
    answer: AuditRun,
    expand: { runner: { kind: 'user', at: 'run_by' } },
    mcp: true,
    docs: {
      id: 'listAudits',
      tag: 'Operator',
      summary: 'List past audits',
      description: 'Newest first.',
    },
    run: (ctx, call) => listAudits(ctx, call.page),
  })
}

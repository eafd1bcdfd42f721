import type { Api } from '../../platform/http/api.ts'
import {
  exampleChanges,
  exampleOperatorTrade,
  exampleTrade,
  exampleTrial,
  OperatorTrade,
  Trade,
  TradeChanges,
  TradeTrial,
} from './schema.ts'
import { changeTrade, getOperatorTrade, getTrade, tryTrade } from './service.ts'

export function tradeRoutes(api: Api): void {
  api.read({
    path: '/trade',
    scope: 'read',
    forVisitors: true,
    answer: Trade,
    mcp: true,
    docs: {
      id: 'getTrade',
      tag: 'Trade',
      summary: 'Read the categories and custom fields',
      description:
        'What this marketplace trades in: the categories of gigs, and the custom fields of gigs and profiles with their names, types and limits. `/openapi.json` of a running marketplace also describes its fields.',
      example: { answer: exampleTrade },
    },
    run: async (ctx) => getTrade(ctx),
  })

  api.read({
    path: '/operator/trade',
    scope: 'admin',
    notRecorded: true,
    answer: OperatorTrade,
    mcp: true,
    docs: {
      id: 'getOperatorTrade',
      tag: 'Trade',
      summary: 'Read all categories and custom fields, including retired ones',
      description: 'All definitions with their version and who last changed them.',
      example: { answer: exampleOperatorTrade },
    },
    run: (ctx) => getOperatorTrade(ctx),
  })

  api.write({
    method: 'PATCH',
    path: '/operator/trade',
    scope: 'admin',
    recentSignIn: true,
    body: TradeChanges,
    answer: OperatorTrade,
    mcp: '/operator/trade',
    docs: {
      id: 'changeTrade',
      tag: 'Trade',
      summary: 'Change the categories and custom fields',
      description:
        'Each list you send replaces the existing one. Send `If-Match` so you don’t overwrite someone else’s changes. Takes effect within a second in all processes. Keys and types can’t change. Names, order, and wider limits can, and so can `required`: gigs and profiles without a required value stay as they are until their fields are edited. Anything can be retired and brought back: existing values are kept, but retired fields aren’t shown, and retired options and categories can’t be chosen anymore. A change is refused if it would remove something that’s in use, or exclude existing values (`values_in_use`).',
      refusals: ['values_in_use'],
      example: { body: exampleChanges },
    },
    run: (ctx, call) => changeTrade(ctx, call.actor, call.body, call.ifMatch),
  })

  api.write({
    method: 'POST',
    path: '/operator/trade/try',
    scope: 'admin',
    body: TradeChanges,
    answer: TradeTrial,
    isStaffAct: () => false,
    mcp: true,
    docs: {
      id: 'tryTrade',
      tag: 'Trade',
      summary: 'Preview changes to categories and custom fields',
      description:
        'Shows how many gigs and profiles a change would affect, and whether it would be refused. Changes nothing.',
      example: { body: exampleChanges, answer: exampleTrial },
    },
    run: (ctx, call) => tryTrade(ctx, call.body),
  })
}

import { type Fixtures, gigOf } from '../fixtures.ts'
import { all, allowed, bothSides, everyCaller, notFound, notYours, ownerAndAgents, sidesAndStaff } from './answers.ts'
import type { Answers, Rule } from './rule.ts'

/** Conversations, messages, and attachments. */
export const messageRules: Record<string, Rule> = {
  'GET /conversations': { scope: 'read', answers: everyCaller, request: () => ({ path: '/conversations' }) },
  'GET /conversations, about a gig': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => {
      const { worker } = fixtures.callers
      return { path: `/conversations?gig_id=${await gigOf(fixtures, 'negotiation')}&user_id=${worker.userId}` }
    },
  },
  'GET /conversations, about a dispute': {
    scope: 'read',
    answers: everyCaller,
    isFilter: true,
    request: async (fixtures) => ({
      path: `/conversations?dispute_id=${(await fixtures.openDispute()).path.split('/')[2]}`,
    }),
  },
  'GET /conversations/unread': {
    scope: 'read',
    answers: everyCaller,
    request: () => ({ path: '/conversations/unread' }),
  },
  'GET /conversations/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/conversations/${(await fixtures.message()).conversationId}` }),
  },
  'GET /conversations/{id}, of a dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `/conversations/${(await fixtures.disputedMessage()).conversationId}` }),
  },
  'GET /conversations/{id}/messages': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/conversations/${(await fixtures.message()).conversationId}/messages` }),
  },
  'GET /conversations/{id}/messages, of a dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.disputedMessage()).conversationId}/messages`,
    }),
  },
  'POST /conversations/{id}/messages': {
    scope: 'messages:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.message()).conversationId}/messages`,
      body: { text: 'Well.' },
    }),
  },
  'POST /conversations/{id}/messages, of a dispute': {
    scope: 'messages:write',
    answers: bothSides,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.disputedMessage()).conversationId}/messages`,
      body: { text: 'Well.' },
    }),
  },
  'POST /conversations/{id}/read': {
    scope: 'messages:write',
    whileSuspended: true,
    answers: bothSides,
    request: async (fixtures) => {
      const { id, conversationId } = await fixtures.message()
      return { path: `/conversations/${conversationId}/read`, body: { message_id: id } }
    },
  },
  'POST /conversations/{id}/messages, with a file': {
    scope: 'messages:write',
    answers: ownerAndAgents,
    seen: /^cnv_/,
    request: async (fixtures) => ({
      path: `/conversations/${(await fixtures.message()).conversationId}/messages`,
      body: { text: 'Here.', attachment_ids: [await fixtures.attachmentId()] },
    }),
  },

  'GET /messages/{id}': {
    scope: 'read',
    answers: bothSides,
    request: async (fixtures) => ({ path: `/messages/${(await fixtures.message()).id}` }),
  },
  'GET /messages/{id}, of a dispute': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `/messages/${(await fixtures.disputedMessage()).id}` }),
  },
  'DELETE /messages/{id}': {
    scope: 'messages:write',
    answers: { ...all(notFound), client: allowed, clientAgent: notYours, worker: notYours, workerAgent: notYours },
    request: async (fixtures) => ({ path: `/messages/${(await fixtures.message()).id}` }),
  },

  'POST /attachments': {
    scope: 'files:write',
    whileSuspended: true,
    answers: everyCaller,
    request: () => ({ path: '/attachments?name=plan.json', body: { a: 1 } }),
  },
  'POST /attachments/text': {
    scope: 'files:write',
    whileSuspended: true,
    answers: everyCaller,
    request: () => ({ path: '/attachments/text', body: { name: 'plan.json', text: '{}' } }),
  },
  'GET /attachments': { scope: 'read', answers: everyCaller, request: () => ({ path: '/attachments' }) },
  'GET /attachments/{id}': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.attachmentId()}` }),
  },
  ...downloads({
    'of a message': { answers: bothSides, fixture: 'fileOfMessage' },
    'of a message, of a dispute': { answers: sidesAndStaff, fixture: 'fileOfDisputedMessage' },
    'of an application': { answers: bothSides, fixture: 'fileOfApplication' },
    'of a delivery': { answers: bothSides, fixture: 'fileOfDelivery' },
    'of a delivery, of a dispute': { answers: sidesAndStaff, fixture: 'fileOfDisputedDelivery' },
    'of a statement': { answers: sidesAndStaff, fixture: 'fileOfStatement' },
  }),
  'GET /attachments/{id}/preview': {
    scope: 'read',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.attachmentId()}/preview` }),
  },
  'GET /attachments/{id}/preview, of a statement': {
    scope: 'read',
    answers: sidesAndStaff,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.fileOfStatement()}/preview` }),
  },
  'DELETE /attachments/{id}': {
    scope: 'files:write',
    answers: ownerAndAgents,
    request: async (fixtures) => ({ path: `/attachments/${await fixtures.attachmentId()}` }),
  },
}

type FileFixture = { [Name in keyof Fixtures]: Name extends `fileOf${string}` ? Name : never }[keyof Fixtures]

function downloads(files: Record<string, { answers: Answers; fixture: FileFixture }>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(files).map(([what, { answers, fixture }]) => [
      `GET /attachments/{id}, ${what}`,
      { scope: 'read', answers, request: async (fixtures) => ({ path: `/attachments/${await fixtures[fixture]()}` }) },
    ]),
  )
}

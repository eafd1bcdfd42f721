import { type Static, Type } from 'typebox'
import { Answer, IdOut, Nullable, Subject, Timestamp } from '../../platform/http/shapes.ts'
import { encodeId } from '../../platform/kernel/ids.ts'
import { subjectFrom } from '../../platform/kernel/subjects.ts'
import type { Activity as ActivityRow } from './domain.ts'

export const Activity = Answer(
  {
    action: Type.String({
      description: 'The action’s name in mandates. For other writes, the operation id in this document.',
      examples: ['milestones.fund'],
    }),
    subject: Nullable(Subject('The resource that was changed.')),
    key_id: Nullable(IdOut('key', 'The key that the agent used; null for an app.')),
    connected_app_id: Nullable(IdOut('cap', 'The connected app that acted as the agent; null for a key.')),
    mandate_version: Type.Integer({ description: 'The version of the mandate at the time.' }),
    approval_id: Nullable(IdOut('apr', 'The owner’s approval that was used, if one was needed.')),
    created_at: Timestamp(),
  },
  { title: 'Activity' },
)

export function presentActivity(activity: ActivityRow): Static<typeof Activity> {
  return {
    action: activity.action,
    subject: activity.subject === null ? null : subjectFrom(activity.subject),
    key_id: activity.key_id && encodeId('key', activity.key_id),
    connected_app_id: activity.connected_app_id && encodeId('cap', activity.connected_app_id),
    mandate_version: activity.mandate_version,
    approval_id: activity.approval_id && encodeId('apr', activity.approval_id),
    created_at: activity.created_at,
  }
}

export const exampleActivity: Static<typeof Activity> = {
  action: 'milestones.fund',
  subject: { type: 'milestone', id: 'mil_01kz3vf8y2m4x6b8d0f2h4k6m8' },
  key_id: 'key_01kz3v8c5xd7sa1wv3pg4kqb69',
  connected_app_id: null,
  mandate_version: 2,
  approval_id: 'apr_01kz3vk2b4d6f8h0k2m4p6r8t0',
  created_at: '2026-11-16T12:05:00.000Z',
}

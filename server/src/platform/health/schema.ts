import { Type } from 'typebox'
import { OneOf, Strict, Timestamp } from '../http/shapes.ts'

export const Health = Strict(
  { status: OneOf(['ok']), version: Type.String(), time: Timestamp('The current time of the marketplace.') },
  { title: 'Health' },
)

export const Readiness = Strict({ status: OneOf(['ready']) }, { title: 'Readiness' })

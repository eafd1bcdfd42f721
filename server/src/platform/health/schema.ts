import { Type } from 'typebox'
import { Answer, Constant, Timestamp } from '../http/shapes.ts'

export const Health = Answer(
  { status: Constant('ok'), version: Type.String(), time: Timestamp('The current time of the marketplace.') },
  { title: 'Health' },
)

export const Readiness = Answer({ status: Constant('ready') }, { title: 'Readiness' })

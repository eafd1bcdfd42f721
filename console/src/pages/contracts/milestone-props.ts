import type { Contract, Milestone } from '@parley/sdk'

/** What every part of a milestone's card is about. */
export interface MilestoneProps {
  contract: Contract
  milestone: Milestone
}

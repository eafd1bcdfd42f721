/** The terms of use of the demo market. */
export const demoTerms = `Everyone here is expected to be honest, and to keep what they promise.

## What you agree to

- Describe work and yourself truthfully, and only post work that’s legal.
- Pay through the marketplace, so that both sides are protected by escrow.
- Keep what you learn about each other to yourselves.

## Money

- Money for a milestone is held in escrow until the client releases it or the review period ends.
- The marketplace keeps a fee from each release. It’s shown before you agree.
- If you disagree about work, either side can open a dispute. An arbiter’s decision is final.

## Agents

You’re responsible for what your agents do within the mandates you give them.

## Leaving

You can stop at any time. Contracts that have begun still have to be carried out or ended.
`

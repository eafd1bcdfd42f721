// Shared by the two agents: how they negotiate, and how they approve a contract.

/**
 * Exchanges offers until one side agrees, and returns the contract's id. `answer` gets the rate the other side offers and
 * returns 'agree', or the rate to offer instead.
 */
export async function negotiate(parley, id, side, answer) {
  for (;;) {
    const negotiation = await parley.waitFor(id, ({ status, offered_by }) => status !== 'open' || offered_by !== side)
    if (negotiation.status === 'agreed') return negotiation.contract_id
    if (negotiation.status !== 'open') throw new Error(`The negotiation ended: ${negotiation.status}.`)
    const { rate_cents } = negotiation.terms
    const reply = answer(rate_cents)
    console.log(reply === 'agree' ? `agrees to ${rate_cents}` : `is offered ${rate_cents}, offers ${reply}`)
    if (reply === 'agree') {
      await asking(parley, () => parley.negotiations.agree(id, { terms_hash: negotiation.terms_hash }))
    } else {
      await asking(parley, () => parley.negotiations.round(id, { rate_cents: reply }))
    }
  }
}

/** Approves a contract, and waits until the other side has approved it too. */
export async function approve(parley, contractId) {
  const { terms_hash } = await parley.contracts.get(contractId)
  await asking(parley, () => parley.contracts.approve(contractId, { terms_hash }))
  console.log('approved the contract')
  return parley.waitFor(
    () => parley.contracts.get(contractId),
    ({ status }) => status === 'active',
  )
}

/** Runs something that may need the owner's approval, and says so if it does. */
export function asking(parley, call) {
  return parley.agents.runWithApproval(call, {
    onWaiting: ({ summary }) => console.log(`waits for its owner: ${summary}`),
  })
}

/** A required environment variable. */
export function setting(name) {
  const value = process.env[name]
  if (!value) throw new Error(`Set the environment variable ${name}.`)
  return value
}

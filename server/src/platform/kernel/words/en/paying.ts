/** The pages on the way to the payment provider. */
export const paying = {
  title: 'Payment',
  preparing: {
    heading: 'Taking you to the payment page…',
    text: 'This page continues on its own in a moment.',
  },
  ended: {
    heading: 'This payment is no longer open',
    text: 'No money was moved. You can make a new deposit in your wallet.',
    button: 'Go to wallet',
  },
  account: {
    title: 'Payout account',
    heading: 'Setting up your payout account…',
    text: 'This page continues on its own in a moment.',
    unavailable: 'Payout accounts can’t be opened right now. Try again in a few minutes.',
  },
}

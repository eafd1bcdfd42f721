// What people in the demo market say when they have no words of their own in the plot.

export const applicationEndings = [
  'My rate is in the form; I am open to another one if the scope changes.',
  'I could start next week.',
  'Happy to talk for half an hour before you decide.',
  'If you want to see something similar first, ask and I will send it.',
  'I have read the description twice and have only one question, which can wait.',
]

export const openingMessages = [
  'Thank you for applying, we like what we see. Would this work for you?',
  'You are our first choice. The figure is what we had planned; tell us if it does not fit.',
  'We would like to work with you. Here is our offer.',
  'Good to hear from you. This is what we can do.',
]

export const counterMessages = [
  'Close. With two rounds of changes included I would need a little more.',
  'I can do it for this, with the dates as they are.',
  'Thank you. This is my figure for the whole of it, with nothing added later.',
  'I looked at the material again; this is what it takes to do it properly.',
]

export const finalMessages = [
  'Let us meet in the middle, and start on Monday.',
  'That is fair. We ask for the shorter payout time in return.',
]

export const changeRequests = [
  'Lovely. Scene three is brighter than the others; could the fog come back? Everything else stays.',
]

export const reviewsOfWorkers = [
  'Did what was agreed, on the day it was agreed, and told us about a problem that we had not seen.',
  'Quick, exact and pleasant. The documentation alone was worth it.',
  'We came for the work and stayed for the questions.',
  'Everything arrived as promised. Would work together again without negotiating.',
  'Careful with our material and generous with explanations.',
  'Very good work. One delay, announced early, which is how it should be done.',
  'The result is better than the brief.',
  'Calm, clear and honest about what was not worth doing.',
]

export const reviewsOfClients = [
  'A clear brief, quick answers, and the money was in escrow before I began.',
  'Knows what it wants and says so. Feedback came within a day, every time.',
  'Friendly and fair. The scope stayed where it was.',
  'Paid at once and sent a postcard.',
  'Good to work for. Next time I would ask for the files a week earlier.',
  'Everything was as described, which is rarer than it should be.',
]

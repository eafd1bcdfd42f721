// What people in the demo market say when they have no words of their own in the plot.

export const applicationEndings = [
  'My rate is in the form, and I’m open to changing it if the scope changes.',
  'I could start next week.',
  'Happy to talk for half an hour before you decide.',
  'If you’d like to see something similar first, just ask.',
  'I’ve read the description twice and only have one question, which can wait.',
]

export const openingMessages = [
  'Thank you for applying, we like what we see. Would this work for you?',
  'You’re our first choice. The price is what we had planned, so tell us if it doesn’t work for you.',
  'We’d like to work with you. Here’s our offer.',
  'Good to hear from you. This is what we can do.',
]

export const counterMessages = [
  'Close. With two rounds of changes included, I’d need a little more.',
  'I can do it for this, with the dates as they are.',
  'Thank you. This is my price for all of it, with nothing added later.',
  'I looked at the material again, and this is what it takes to do it properly.',
]

export const finalMessages = [
  'Let’s meet in the middle and start on Monday.',
  'That’s fair. In return, we’d ask for the shorter payout delay.',
]

export const changeRequests = [
  'Lovely. Scene three is brighter than the others, though. Could the fog come back? Everything else can stay.',
]

export const reviewsOfWorkers = [
  'Did what we agreed on, on time, and told us about a problem we hadn’t noticed.',
  'Quick, precise and pleasant. The documentation alone was worth it.',
  'We came for the work and stayed for the questions.',
  'Everything arrived as promised. Next time, we won’t even negotiate.',
  'Careful with our material, and generous with explanations.',
  'Very good work. One delay, but we heard about it early, which is how it should be.',
  'The result is better than the brief.',
  'Calm, clear and honest about what wasn’t worth doing.',
]

export const reviewsOfClients = [
  'A clear brief, quick answers, and the money was in escrow before I started.',
  'They know what they want and say so. Feedback came within a day, every time.',
  'Friendly and fair. The scope never changed.',
  'Paid right away and sent a postcard.',
  'Good to work with. Next time, I’d ask for the files a week earlier.',
  'Everything was as described, which is rarer than it should be.',
]

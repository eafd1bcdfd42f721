import type { words as english, ProfilePart } from '../onboarding.ts'
import type { Translated } from '../translated.ts'

export type { ProfilePart } from '../onboarding.ts'

const parts: Record<ProfilePart, string> = {
  headline: 'eine Kurzbeschreibung',
  bio: 'ein paar Worte über sich',
  skills: 'Ihre Fähigkeiten',
  rate: 'Ihren üblichen Stundensatz',
}

/** Texts for people who are new here. */
export const words: Translated<typeof english> = {
  question: 'Was führt Sie hierher?',
  questionText: 'Wir zeigen Ihnen die ersten Schritte. Sie können jederzeit beides tun.',
  hire: 'Auftrag vergeben',
  work: 'Arbeit finden',
  title: 'Erste Schritte',
  text: {
    hire: 'In drei Schritten zum ersten vergebenen Auftrag.',
    work: 'In drei Schritten zur ersten Auszahlung.',
  },
  dismiss: 'Ausblenden',
  done: 'erledigt',
  steps: {
    profile: 'Profil vervollständigen',
    gig: 'Auftrag ausschreiben',
    fund: 'Vertrag finanzieren',
    apply: 'Auf einen Auftrag bewerben',
    payout: 'Auszahlungskonto hinzufügen',
  },
  stepTexts: {
    gig: 'Beschreiben Sie die Arbeit und was Sie dafür zahlen würden.',
    fund: 'Geben Sie nach der Einigung das Geld in Treuhand, damit die Arbeit beginnen kann.',
    apply: 'Finden Sie Arbeit, die zu Ihnen passt, und schlagen Sie Konditionen vor.',
    payout: 'Sagen Sie uns, wohin Ihr verdientes Geld gehen soll.',
  },
  add: (missing) => `Ergänzen Sie ${listed(missing)}.`,
  progress: (done, all) => `${done} von ${all} erledigt`,
  allDone: 'Alles erledigt. Sie können diese Liste ausblenden.',
  prompt: (missing) => `Ergänzen Sie in Ihrem Profil noch ${listed(missing)}.`,
  complete: 'Profil vervollständigen',
}

function listed(missing: readonly ProfilePart[]): string {
  return new Intl.ListFormat('de').format(missing.map((part) => parts[part]))
}

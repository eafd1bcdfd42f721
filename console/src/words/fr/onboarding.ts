import type { words as english, ProfilePart } from '../onboarding.ts'
import type { Translated } from '../translated.ts'

export type { ProfilePart } from '../onboarding.ts'

const parts: Record<ProfilePart, string> = {
  headline: 'un titre',
  bio: 'quelques mots sur vous',
  skills: 'vos compétences',
  rate: 'votre tarif habituel',
}

/** Texts for people who are new here. */
export const words: Translated<typeof english> = {
  question: 'Qu’est-ce qui vous amène ?',
  questionText: 'Nous vous montrerons les premiers pas. Vous pourrez toujours faire les deux.',
  hire: 'Trouver un prestataire',
  work: 'Trouver une mission',
  title: 'Premiers pas',
  text: {
    hire: 'Votre premier prestataire en trois temps.',
    work: 'Votre premier versement en trois temps.',
  },
  dismiss: 'Masquer',
  done: 'terminé',
  steps: {
    profile: 'Complétez votre profil',
    gig: 'Publiez une mission',
    fund: 'Financez un contrat',
    apply: 'Postulez à une mission',
    payout: 'Ajoutez un compte de versement',
  },
  stepTexts: {
    gig: 'Décrivez le travail et votre budget.',
    fund: 'Une fois d’accord sur les conditions, placez l’argent sous séquestre pour que le travail commence.',
    apply: 'Trouvez une mission qui vous convient et proposez vos conditions.',
    payout: 'Dites-nous où envoyer ce que vous gagnez.',
  },
  add: (missing) => `Ajoutez ${listed(missing)}.`,
  progress: (done, all) => `${done} sur ${all}`,
  allDone: 'C’est terminé. Vous pouvez masquer cette liste.',
  prompt: (missing) => `Il manque à votre profil ${listed(missing)}.`,
  complete: 'Compléter le profil',
}

function listed(missing: readonly ProfilePart[]): string {
  return new Intl.ListFormat('fr').format(missing.map((part) => parts[part]))
}

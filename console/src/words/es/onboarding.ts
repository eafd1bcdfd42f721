import type { words as english, ProfilePart } from '../onboarding.ts'
import type { Translated } from '../translated.ts'

export type { ProfilePart } from '../onboarding.ts'

const parts: Record<ProfilePart, string> = {
  headline: 'un titular',
  bio: 'unas palabras sobre ti',
  skills: 'tus habilidades',
  rate: 'tu tarifa habitual',
}

export const words: Translated<typeof english> = {
  question: '¿Qué te trae por aquí?',
  questionText: 'Te mostraremos los primeros pasos. Siempre puedes hacer ambas cosas.',
  hire: 'Contratar a alguien',
  work: 'Buscar trabajo',
  title: 'Primeros pasos',
  text: {
    hire: 'Tres pasos hasta tu primera contratación.',
    work: 'Tres pasos hasta tu primer pago.',
  },
  dismiss: 'Ocultar',
  done: 'hecho',
  steps: {
    profile: 'Completa tu perfil',
    gig: 'Publica un encargo',
    fund: 'Financia un contrato',
    apply: 'Postúlate a un encargo',
    payout: 'Añade una cuenta de cobro',
  },
  stepTexts: {
    gig: 'Describe el trabajo y cuánto pagarías.',
    fund: 'Cuando acuerdes las condiciones, deja el dinero en garantía para que empiece el trabajo.',
    apply: 'Encuentra trabajo a tu medida y propón tus condiciones.',
    payout: 'Dinos adónde enviar lo que ganes.',
  },
  add: (missing) => `Añade ${listed(missing)}.`,
  progress: (done, all) => `${done} de ${all} hechos`,
  allDone: 'Todo listo. Puedes ocultar esta lista.',
  prompt: (missing) => `Añade a tu perfil ${listed(missing)}.`,
  complete: 'Completar perfil',
}

function listed(missing: readonly ProfilePart[]): string {
  return new Intl.ListFormat('es').format(missing.map((part) => parts[part]))
}

import type { briefWords as english } from '../brief.ts'
import type { Translated } from '../translated.ts'

/** Texts about the brief of a deal. */
export const briefWords: Translated<typeof english> = {
  title: 'Brief',
  gig: 'Voir la mission',
  skills: 'Compétences',
  more: 'Afficher toute la description',
  less: 'Réduire',
  none: 'Cet accord n’a pas son propre brief. Le travail est décrit dans la mission.',
  changed: 'La mission a été modifiée depuis',
  negotiationKeeps: (parts) =>
    `Ce qui a changé : ${parts}. Le brief ci-dessous reste valable, sauf si les deux parties acceptent une offre qui reprend la mission modifiée.`,
  contractKeeps: (parts) => `Ce qui a changé : ${parts}. Le brief ci-dessous reste valable pour ce contrat.`,
  parts: { title: 'titre', description: 'description', skills: 'compétences' },
}

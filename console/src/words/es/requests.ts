import type { requestWords as english, Formats, Terms } from '../requests.ts'
import type { Translated } from '../translated.ts'

// They start with an infinitive, because they also follow “necesita tu aprobación para”.
export const requestWords: Translated<typeof english> = {
  publishGig: ({ gig }) => `Publicar el encargo “${gig}”.`,
  changeGig: ({ gig }) => `Editar el encargo publicado “${gig}”.`,
  deleteGig: ({ gig }) => `Eliminar el encargo “${gig}”, lo que pone fin a sus candidaturas y negociaciones.`,
  closeGig: ({ gig }) => `Cerrar el encargo “${gig}”, lo que pone fin a sus candidaturas y negociaciones.`,
  fillGig: ({ gig }) => `Marcar como cubierto el encargo “${gig}”, lo que pone fin a sus candidaturas y negociaciones.`,

  apply: ({ gig }) => `Postularse a “${gig}”.`,
  applyWithTerms: ({ gig, terms }, formats) => `Postularse a “${gig}” y proponer ${termsIn(terms, formats)}.`,
  rejectApplication: () =>
    'Rechazar una candidatura, lo que también pone fin a la negociación o el contrato que haya surgido de ella.',
  withdrawApplication: () =>
    'Retirar una candidatura, lo que también pone fin a la negociación o el contrato que haya surgido de ella.',

  openWithTerms: ({ gig, terms }, formats) =>
    `Iniciar una negociación sobre “${gig}” y ofrecer ${termsIn(terms, formats)}.`,
  openWithProposal: ({ gig }) =>
    `Iniciar una negociación sobre “${gig}” con las condiciones que propuso el profesional.`,
  offerTerms: ({ terms }, formats) => `Ofrecer ${termsIn(terms, formats)}.`,
  offerTermsForEditedGig: ({ terms, version }, formats) =>
    `Ofrecer ${termsIn(terms, formats)}, para el encargo editado (versión ${version}).`,
  agreeToTerms: ({ terms }, formats) => `Aceptar ${termsIn(terms, formats)}.`,

  approveContract: ({ cents, terms }, formats) =>
    `Aprobar un contrato de ${formats.money(cents)}: ${termsIn(terms, formats)}.`,
  cancelContract: ({ released_cents }, { money }) =>
    `Cancelar un contrato del que se han liberado ${money(released_cents)} hasta ahora.`,
  completeContract: ({ released_cents }, { money }) =>
    `Completar un contrato del que se han liberado ${money(released_cents)} hasta ahora.`,
  addMilestone: ({ milestone, cents }, { money }) => `Añadir el hito “${milestone}”, de ${money(cents)}.`,
  changeMilestone: ({ milestone, cents, cents_before }, { money }) =>
    `Cambiar el importe de “${milestone}” de ${money(cents_before)} a ${money(cents)}.`,
  removeMilestone: ({ milestone, cents }, { money }) => `Eliminar el hito “${milestone}”, de ${money(cents)}.`,

  fund: ({ milestone, cents }, { money }) => `Dejar ${money(cents)} en garantía para “${milestone}”.`,
  release: ({ milestone, cents }, { money }) => `Liberar ${money(cents)} al profesional por “${milestone}”.`,
  refund: ({ milestone, cents }, { money }) => `Reembolsar ${money(cents)} al cliente por “${milestone}”.`,
  withdrawMoney: ({ cents, available_cents }, { money }) =>
    `Retirar ${money(cents)} de los ${money(available_cents)} del saldo.`,

  openDispute: ({ milestone, worker_cents, cents }, { money }) =>
    `Abrir una disputa sobre “${milestone}” y proponer que el profesional reciba ${money(worker_cents)} de los ${money(cents)} en disputa.`,
  proposeShare: ({ worker_cents, cents }, { money }) =>
    `Proponer que el profesional reciba ${money(worker_cents)} de los ${money(cents)} en disputa.`,
  acceptShare: ({ worker_cents, cents }, { money }) =>
    `Aceptar que el profesional reciba ${money(worker_cents)} de los ${money(cents)} en disputa.`,
  rejectShare: ({ worker_cents, cents }, { money }) =>
    `Rechazar la recomendación de que el profesional reciba ${money(worker_cents)} de los ${money(cents)} en disputa. Después, otro árbitro tomará la decisión definitiva.`,
  withdrawDispute: ({ cents }, { money }) => `Retirar la disputa por ${money(cents)}. No se puede volver a abrir.`,

  rateWorker: ({ rating }) => `Valorar al profesional con ${rating} de 5. Cada parte puede dejar una sola reseña.`,
  rateClient: ({ rating }) => `Valorar al cliente con ${rating} de 5. Cada parte puede dejar una sola reseña.`,
  vouch: ({ message }) => `Avalar a una persona: “${message}”`,
}

function termsIn(terms: Terms, { money, day }: Formats): string {
  const { rate_type, rate_cents, hours_per_week, start_date, payout_delay_days } = terms
  const noun = rate_type === 'hourly' ? 'tarifa' : 'precio'
  return [
    rate_cents === null
      ? `condiciones sin ${noun}`
      : `${rate_type === 'hourly' ? 'una' : 'un'} ${noun} de ${money(rate_cents)}`,
    ...(hours_per_week === null ? [] : [`${hours_per_week} ${hours_per_week === 1 ? 'hora' : 'horas'} por semana`]),
    ...(start_date === null ? [] : [`inicio el ${day(start_date)}`]),
    `pago ${payout_delay_days} ${payout_delay_days === 1 ? 'día' : 'días'} después de liberarlo`,
  ].join(', ')
}

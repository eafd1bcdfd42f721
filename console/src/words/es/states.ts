import type { stateWords as english } from '../states.ts'
import type { Translated } from '../translated.ts'

const application = {
  pending: 'Nueva',
  shortlisted: 'Preseleccionada',
  negotiating: 'En negociación',
  hired: 'Con contrato',
  rejected: 'Rechazada',
  withdrawn: 'Retirada',
  expired: 'Caducada',
}

export const stateWords: Translated<typeof english> = {
  gig: {
    draft: 'Borrador',
    open: 'Abierto',
    paused: 'En pausa',
    filled: 'Cubierto',
    closed: 'Cerrado',
    expired: 'Caducado',
  },
  application,
  ownApplication: { ...application, pending: 'Enviada' },
  negotiation: {
    open: 'Abierta',
    agreed: 'Con acuerdo',
    declined: 'Rechazada',
    expired: 'Caducada',
    superseded: 'Plaza cubierta',
  },
  contract: {
    pending_approval: 'Por aprobar',
    active: 'Activo',
    completed: 'Completado',
    cancelled: 'Cancelado',
    expired: 'Caducado',
  },
  milestone: {
    pending: 'Sin financiar',
    funded: 'Financiado',
    changes_requested: 'Cambios solicitados',
    submitted: 'En revisión',
    released: 'Pagado',
    refunded: 'Reembolsado',
    disputed: 'En disputa',
    resolved: 'Resuelto',
    cancelled: 'Cancelado',
  },
  dispute: {
    open: 'Abierta',
    in_review: 'En revisión',
    recommended: 'Con recomendación',
    arbitration: 'En arbitraje',
    resolved: 'Resuelta',
    withdrawn: 'Retirada',
  },
  payout: { clearing: 'Pendiente', paid: 'Pagado', held: 'Retenido', reversed: 'Revertido' },
}

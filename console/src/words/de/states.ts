import type { stateWords as english } from '../states.ts'
import type { Translated } from '../translated.ts'

const application = {
  pending: 'Neu',
  shortlisted: 'Engere Wahl',
  negotiating: 'In Verhandlung',
  hired: 'Beauftragt',
  rejected: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
}

/** The names of states. */
export const stateWords: Translated<typeof english> = {
  gig: {
    draft: 'Entwurf',
    open: 'Offen',
    paused: 'Pausiert',
    filled: 'Besetzt',
    closed: 'Geschlossen',
    expired: 'Abgelaufen',
  },
  application,
  ownApplication: { ...application, pending: 'Gesendet' },
  negotiation: {
    open: 'Offen',
    agreed: 'Einigung',
    declined: 'Abgelehnt',
    expired: 'Abgelaufen',
    superseded: 'Platz vergeben',
  },
  contract: {
    pending_approval: 'Zustimmung offen',
    active: 'Aktiv',
    completed: 'Erfüllt',
    cancelled: 'Gekündigt',
    expired: 'Abgelaufen',
  },
  milestone: {
    pending: 'Nicht finanziert',
    funded: 'Finanziert',
    changes_requested: 'Änderungen angefordert',
    submitted: 'In Prüfung',
    released: 'Bezahlt',
    refunded: 'Erstattet',
    disputed: 'Strittig',
    resolved: 'Beigelegt',
    cancelled: 'Entfallen',
  },
  dispute: {
    open: 'Offen',
    in_review: 'In Prüfung',
    recommended: 'Vorschlag liegt vor',
    arbitration: 'Wird entschieden',
    resolved: 'Beigelegt',
    withdrawn: 'Zurückgezogen',
  },
  payout: { clearing: 'Ausstehend', paid: 'Erhalten', held: 'Zurückgehalten', reversed: 'Storniert' },
}

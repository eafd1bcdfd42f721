import type { agentActions as english } from '../en/agent-actions.ts'
import type { Translated } from '../translated.ts'

// Infinitives, because they follow “antes de” and “excepto para”.
export const agentActions: Translated<typeof english> = {
  'negotiations.round': 'hacer ofertas',
  'negotiations.agree': 'aceptar ofertas',
  'contracts.approve': 'aprobar contratos',
  'contracts.cancel': 'cancelar contratos',
  'contracts.complete': 'completar contratos',
  'milestones.change': 'cambiar hitos',
  'milestones.fund': 'financiar hitos',
  'milestones.release': 'liberar pagos',
  'milestones.refund': 'reembolsar a clientes',
  'disputes.open': 'abrir disputas',
  'disputes.propose': 'proponer acuerdos en disputas',
  'disputes.accept': 'aceptar acuerdos en disputas',
  'disputes.reject': 'rechazar recomendaciones',
  'disputes.withdraw': 'retirar disputas',
  'reviews.write': 'escribir reseñas',
  'vouches.write': 'avalar a personas',
  'gigs.publish': 'publicar encargos',
  'gigs.delete': 'cerrar y eliminar encargos',
  'wallet.withdraw': 'retirar saldo',
}

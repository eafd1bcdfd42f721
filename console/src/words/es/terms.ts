import type { termWords as english } from '../terms.ts'
import type { Translated } from '../translated.ts'

export const termWords: Translated<typeof english> = {
  rate: 'Precio',
  hourlyRate: 'Tarifa',
  hours: 'Horas',
  start: 'Inicio',
  payout: 'Pago',
  perHour: (amount) => `${amount} por hora`,
  hoursPerWeek: (hours) => `${hours} por semana`,
  perWeek: (amount) => `${amount} por semana`,
  daysAfterRelease: (days) => `${days === 1 ? '1 día' : `${days} días`} tras liberarlo`,
  open: 'Sin indicar',
  agent: 'Agente',
  sentByAgentOf: (name) => `Enviado por el agente de ${name}`,
  byAgent: 'Lo hizo un agente',
  fingerprint: 'Huella digital',
  copied: 'Copiada',
  copy: 'Copiar huella digital',
}

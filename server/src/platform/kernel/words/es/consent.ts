import { html } from '../../html.ts'
import type { consent as english } from '../en/consent.ts'
import type { Translated } from '../translated.ts'

export const consent: Translated<typeof english> = {
  title: (app) => `Conectar ${app}`,
  heading: (app) => `¿Conectar “${app}”?`,
  signedInAs: (person, signIn) => html`Sesión iniciada como ${person}. ${signIn('¿No eres tú?')}`,
  deviceWarning: (marketplace) =>
    html`Continúa solo si iniciaste <b>tú</b> esta conexión y tu dispositivo muestra exactamente este código. Nadie de ${marketplace} te lo pedirá nunca.`,
  facts: {
    code: 'Código',
    requestedFrom: 'Solicitado desde',
    app: 'App',
    website: 'Sitio web',
    returnsTo: 'Vuelve a',
  },
  unknown: { address: 'Dirección desconocida', program: 'Programa desconocido' },
  origins: {
    commandLine: 'La línea de comandos de Parley, en uno de tus dispositivos',
    from: (host) => `De ${host}`,
    unverified: 'Registrada en esta plataforma. Nadie ha verificado su nombre.',
  },
  // The scopes that follow are infinitives.
  wants: 'Pide permiso para',
  seesEmail: (address) => html`Ver tu correo, ${address}`,
  seesEmailAsYou: (address) => html`Ver tu correo, ${address} (solo si eliges que actúe como tú)`,
  never: 'Nunca podrá retirar dinero, aprobar las solicitudes de tus agentes ni ver o cambiar cómo inicias sesión.',
  actsAs: 'Actúa como',
  newAgent: {
    title: 'Agente nuevo que me pregunta antes',
    text: 'Puede consultar datos y preparar borradores. Para comprometerte a algo o mover dinero, necesita tu aprobación.',
    name: 'Nombre del agente nuevo',
    unnamed: 'Una app',
  },
  agent: (name) => `Mi agente “${name}”`,
  me: 'Yo',
  asMe: 'Puede hacer todo lo anterior sin límites y sin preguntarte.',
  cancel: 'Cancelar',
  connect: 'Conectar',
  remembered:
    'No te lo volveremos a preguntar en 90 días, salvo que la app pida más permisos. Puedes desconectarla cuando quieras.',
  notRemembered:
    'Tendrá que pedirte permiso cada vez que inicies sesión con ella. Puedes desconectarla cuando quieras.',
  suspended: 'Tu cuenta está suspendida, así que no puedes conectar apps.',
  asksForNothing: 'La app no pide ningún acceso que se le pueda conceder.',
  alreadyConnected: 'Ya has conectado esta app. Vuelve a ella.',
  agentExists: (name) => `Ya tienes un agente llamado “${name}”. Elígelo o escribe otro nombre.`,
  mandate: {
    noLimits: 'Sin límites',
    minRate: (amount) => `Tarifas: al menos ${amount}`,
    maxRate: (amount) => `Tarifas: hasta ${amount}`,
    maxContract: (amount) => `Contratos: hasta ${amount}`,
    maxFunding: (amount) => `Total en garantía: hasta ${amount}`,
    maxFundingUsed: (amount, used) => `Total en garantía: hasta ${amount} (ya usado: ${used})`,
    maxRelease: (amount) => `Total liberado: hasta ${amount}`,
    maxReleaseUsed: (amount, used) => `Total liberado: hasta ${amount} (ya usado: ${used})`,
    maxRefund: (amount) => `Total reembolsado: hasta ${amount}`,
    maxRefundUsed: (amount, used) => `Total reembolsado: hasta ${amount} (ya usado: ${used})`,
    minShare: (amount) => `Para el profesional en disputas: al menos ${amount}`,
    maxShare: (amount) => `Para el profesional en disputas: hasta ${amount}`,
    people: (count) => {
      if (count === 0) return 'No puede tratar con nadie'
      return count === 1
        ? 'Solo puede tratar con la persona que elegiste'
        : `Solo puede tratar con las ${count} personas que elegiste`
    },
    alone: (actions) => `Por su cuenta: ${actions}`,
    asksAlways: 'Te pregunta antes de comprometerte a algo',
    asksExcept: (actions) => `Te pregunta antes de comprometerte a algo, excepto para ${actions}`,
    asksFirst: (actions) => `Te pregunta antes de ${actions}`,
    ends: (day) => `Termina el ${day}`,
  },
}

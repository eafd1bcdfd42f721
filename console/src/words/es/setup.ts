import type { words as english } from '../setup.ts'
import type { Translated } from '../translated.ts'

/** Texts of the pages that lead operators through setting up the marketplace. */
export const words: Translated<typeof english> = {
  title: 'Configura tu plataforma',
  guided: 'Configuración guiada',
  stepOf: (number, count) => `Paso ${number} de ${count}`,
  names: {
    brand: 'Nombre y aspecto',
    trade: 'Categorías y campos',
    money: 'Dinero',
    email: 'Correo',
    people: 'Personas',
  },
  isDone: 'hecho',
  texts: {
    brand: 'Lo que se ve en tus páginas, en los correos y en las vistas previas de enlaces.',
    trade: 'Lo que aquí se ofrece y se busca.',
    money: 'Lo que ganas, y cómo entra y sale el dinero.',
    email: 'Los códigos para iniciar sesión, las invitaciones y las notificaciones se envían por correo.',
    people: 'Invita a las primeras personas y decide quién más puede unirse.',
  },
  preview: 'Vista previa',
  back: 'Atrás',
  skip: 'Omitir',
  saveAndContinue: 'Guardar y continuar',
  continue: 'Continuar',
  skipAll: 'Omitir configuración',
  brand: {
    more: 'El icono, la letra, los textos de la página de inicio y los enlaces legales están en “Marca”.',
  },
  trade: {
    categories: 'Categorías',
    categoriesHint: 'Pulsa Intro después de cada una. Sin categorías, cada cual escribe la suya.',
    removeCategory: (name) => `Quitar ${name}`,
    fields: 'Pide más datos de cada encargo',
    fieldsHint: 'Se rellenan al publicar un encargo y sirven para filtrar.',
    more: 'Más adelante puedes añadir subcategorías y otros campos.',
    newGig: 'Nuevo encargo',
    category: 'Categoría',
    anyCategory: 'Cualquier texto',
  },
  money: {
    fee: 'Comisión de la plataforma',
    feeHint:
      'Porcentaje de cada pago que se libera a un profesional. Los contratos que ya existen conservan la comisión acordada.',
    worker: 'El profesional recibe',
    you: 'Tú ganas',
    example: (amount) => `En un hito de ${amount}`,
    payments: 'Pagos',
    providers: {
      sandbox:
        'Los pagos son simulados y no se mueve dinero real. Para cobrar de verdad, crea una plataforma en producción con su propia base de datos.',
      manual:
        'Confirmas los depósitos y pagas los retiros a mano, por ejemplo, por transferencia. Las solicitudes aparecen en “Pagos”.',
      stripe: 'Stripe cobra los ingresos y paga las retiradas. Aparecen en “Pagos” y no tienes que confirmarlos.',
    },
    otherProvider: (name) => `Los pagos pasan por ${name}.`,
    goingLive: 'Cómo pasar a producción',
  },
  email: {
    deliveries: {
      smtp: 'Los correos se envían a través de tu servidor de correo.',
      mailbox:
        'Este entorno de pruebas no tiene servidor de correo, así que guarda los correos en un buzón en vez de enviarlos. Para enviarlos, define SMTP_URL en el entorno y reinicia.',
      off: 'El correo está desactivado: nadie puede iniciar sesión por correo ni recibir invitaciones. Para activarlo, define SMTP_URL en el entorno y reinicia.',
    },
    sender: 'Remitente',
    senderHint: 'Para cambiarlo, define MAIL_FROM en el entorno.',
    to: 'Enviar un correo de prueba a',
    send: 'Enviar correo de prueba',
    sent: {
      smtp: (email) =>
        `Hemos pasado a tu servidor de correo un correo de prueba para ${email}. Si no llega en unos minutos, consulta el registro del servicio.`,
      mailbox: (email) => `En el buzón hay un correo de prueba para ${email}.`,
    },
    openMailbox: 'Abrir buzón',
    frame: 'Ejemplo: tareas pendientes',
  },
  people: {
    emails: 'Correos electrónicos',
    emailsHint: 'Uno por línea, con o sin nombre: Maya Lindqvist <maya@example.com>',
    role: 'Rol',
    roleHint: {
      member: 'Puede contratar y trabajar.',
      arbiter: 'Además, decide disputas entre otros usuarios.',
      operator: 'Puede gestionarlo todo, igual que tú.',
    },
    off: 'El correo está desactivado, así que aún no puedes invitar a nadie. En “Usuarios” puedes añadir cuentas sin invitación.',
    signUp: '¿Quién más puede unirse?',
    signUps: { open: 'Cualquiera con un correo electrónico', closed: 'Solo quien reciba una invitación' },
    invited: (count) => (count === 1 ? '1 persona invitada' : `${count} personas invitadas`),
    known: (count, emails) => `${count === 1 ? 'Ya tiene cuenta' : 'Ya tienen cuenta'}: ${emails}`,
    frame: 'Ejemplo: invitación',
  },
  end: {
    title: 'Tu plataforma está lista',
    text: 'Puedes cambiarlo todo más adelante, en la consola o con un archivo.',
    open: 'Pendiente',
    openText: 'Has omitido estos pasos.',
    next: 'Qué hacer ahora',
    visit: 'Verla como visitante',
    visitText: 'Abre la página de inicio pública en otra pestaña.',
    demo: 'Probarla con un mercado demo',
    demoText: 'Llena este entorno de pruebas con personas, encargos y acuerdos en todas las fases.',
    users: 'Invitar a más personas',
    usersText: 'Añade usuarios, árbitros y otros operadores.',
    file: 'Guardar la configuración en un archivo',
    fileText: 'Expórtala con la línea de comandos, guárdala en git y aplícala a otra plataforma.',
    guides: 'Leer las guías',
    guidesText: 'Front-ends, agentes, webhooks y el paso a producción.',
    finish: 'Terminar configuración',
    home: 'Ir a Inicio',
  },
  card: {
    title: 'Termina la configuración',
    progress: (done, count) => `${done} de ${count} pasos hechos`,
    continue: 'Continuar',
    dismiss: 'Ocultar',
  },
}

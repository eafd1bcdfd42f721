import { html } from '../../html.ts'
import type { signIn as english } from '../en/sign-in.ts'
import type { Translated } from '../translated.ts'

export const signIn: Translated<typeof english> = {
  title: 'Connexion',
  heading: (marketplace) => `Connexion à ${marketplace}`,
  linkFromEmail: 'Vous avez ouvert le lien reçu par e-mail. Il ne sert qu’une fois.',
  linkFromTerminal: 'Vous avez ouvert le lien du terminal. Il ne sert qu’une fois.',
  button: 'Se connecter',
  again: 'Confirmez votre identité',
  whyAgain: 'Par sécurité, cette action exige une connexion récente.',
  how: 'Utilisez une clé d’accès ou un code reçu par e-mail.',
  usePasskey: 'Utiliser une clé d’accès',
  or: 'ou',
  email: 'Adresse e-mail',
  emailExample: 'vous@example.com',
  sendCode: 'Recevoir un code',
  enterEmail: 'Saisissez une adresse e-mail.',
  anyAddress: (mailbox) =>
    html`Ce bac à sable n’a pas de serveur de messagerie. Utilisez n’importe quelle adresse : les e-mails arrivent dans la ${mailbox('boîte de réception')}, que vous pouvez ouvrir avec le lien du terminal.`,
  expiredTerminalLink: (minutes, command) =>
    html`Ce lien de connexion ne fonctionne plus. Un lien expire au bout de ${minutes} minutes et ne sert qu’une fois. Pour en obtenir un autre, lancez ${command} dans le dossier du service. Si le service utilise la base PostgreSQL incluse, arrêtez-le d’abord.`,
  code: {
    title: 'Saisissez le code',
    heading: 'Consultez vos e-mails',
    sent: (email, minutes) =>
      html`Nous avons envoyé un code à ${email}. Il expire dans ${minutes} minutes et ne sert qu’une fois.`,
    label: 'Code',
    resend: (link) => html`Vous n’avez rien reçu ? ${link('Renvoyer')}`,
    inMailbox: (mailbox) =>
      html`Ce bac à sable n’a pas de serveur de messagerie. Consultez la ${mailbox('boîte de réception')}, que vous pouvez ouvrir avec le lien du terminal.`,
  },
  name: {
    title: 'Votre nom',
    heading: (marketplace) => `Bienvenue sur ${marketplace}`,
    text: 'Aucun compte n’utilise encore cette adresse e-mail. Quel est votre nom ?',
    label: 'Nom',
    kind: 'Type de compte',
    kinds: { person: 'Particulier', organization: 'Organisation' },
    button: 'Créer un compte',
  },
  signedIn: {
    title: 'Session ouverte',
    heading: (name) => `Bonjour ${name}`,
    text: 'Votre session est ouverte.',
    textAs: (email) => html`Votre session est ouverte avec l’adresse ${email}.`,
    proceed: 'Continuer',
    addPasskey: 'Ajouter une clé d’accès pour cet appareil',
    passkeyName: 'Cet appareil',
    signOut: 'Se déconnecter',
  },
  passkeys: {
    added: 'Clé d’accès ajoutée. Utilisez-la pour votre prochaine connexion.',
    canceled: 'La demande a été annulée ou a pris trop de temps.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    codes: {
      bad_passkey:
        'Nous ne reconnaissons pas cette clé d’accès, ou la demande a expiré. Réessayez, ou connectez-vous par e-mail.',
      bad_session: 'Votre session a pris fin. Reconnectez-vous.',
      quota_reached: 'Vous avez atteint le nombre maximum de clés d’accès. Supprimez-en une d’abord.',
      rate_limited: 'Trop de tentatives. Attendez une minute, puis réessayez.',
      recent_sign_in_required: 'Reconnectez-vous d’abord. Cette action exige une connexion de moins de 15 minutes.',
    },
  },
  address: {
    title: 'Confirmez votre adresse e-mail',
    text: (account) =>
      html`L’adresse à laquelle nous avons envoyé ce lien deviendra l’adresse e-mail de votre compte, ${account}.`,
    button: 'Confirmer',
    openLink: (account) =>
      html`Votre session est ouverte avec le compte ${account}. Pour confirmer son adresse e-mail, ouvrez le lien que nous y avons envoyé, dans un navigateur où JavaScript est activé.`,
    switch: (link) => html`Ce n’est pas votre compte ? ${link('Changer de compte')}`,
    signInFirst: 'Connectez-vous pour confirmer votre adresse e-mail',
    whichAccount:
      'Connectez-vous au compte indiqué dans l’e-mail, puis rouvrez le lien. Si ce n’est pas votre compte, vous pouvez ignorer l’e-mail.',
    otherAccount:
      'Ce lien concerne un autre compte. Connectez-vous au compte indiqué dans l’e-mail, puis rouvrez le lien.',
    suspended: 'Votre compte est suspendu : vous ne pouvez pas changer d’adresse.',
    confirmed: {
      title: 'Adresse e-mail confirmée',
      heading: 'Votre adresse e-mail est confirmée',
      text: 'Utilisez-la désormais pour vous connecter.',
      proceed: 'Continuer',
    },
  },
}

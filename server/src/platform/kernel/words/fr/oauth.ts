import type { oauth as english } from '../en/oauth.ts'
import type { Translated } from '../translated.ts'

export const oauth: Translated<typeof english> = {
  device: {
    title: 'Connecter un appareil',
    text: 'Saisissez le code affiché par votre programme ou votre appareil. Continuez seulement si vous êtes à l’origine de cette demande.',
    badCode: 'Ce code n’a pas fonctionné. Vérifiez-le, ou recommencez sur l’appareil.',
    code: 'Code',
    proceed: 'Continuer',
    connected: {
      title: 'Connexion établie',
      heading: (app) => `Connexion établie avec ${app}`,
      text: 'Vous pouvez fermer cette page et revenir à votre appareil. Vous pouvez déconnecter l’appli à tout moment.',
      // Follows “avec”.
      unnamedApp: 'l’appli',
    },
    notConnected: {
      title: 'Connexion non établie',
      text: 'Ce code ne peut plus servir. Vous pouvez fermer cette page.',
    },
  },
  failed: 'Une erreur s’est produite',
  expired: 'Cette page a expiré, ou a été ouverte dans un autre navigateur.',
  failures: {
    cross_site: 'Ce formulaire venait d’un autre site : nous l’avons ignoré.',
    invalid_client: 'Nous ne reconnaissons pas cette appli, ou ne pouvons pas lire sa description.',
    invalid_redirect_uri:
      'L’appli nous a demandé de vous rediriger vers une adresse qu’elle n’a pas enregistrée. Nous ne l’avons pas fait.',
    invalid_request: 'La demande est incomplète ou a expiré. Revenez à l’appli et réessayez.',
    not_on_behalf:
      'Vous explorez avec le compte d’un autre utilisateur. Quittez-le pour connecter des applis à votre propre compte.',
    user_suspended: 'Votre compte est suspendu : vous ne pouvez pas connecter d’applis.',
    server_error: 'Le problème vient de chez nous. Revenez à l’appli et réessayez.',
    other: 'L’appli a envoyé une demande non valide. Revenez à l’appli et réessayez.',
  },
}

import type { problems as english } from '../en/problems.ts'
import type { Translated } from '../translated.ts'

export const problems: Translated<typeof english> = {
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse est peut-être erronée, ou la page n’existe plus.',
    description: 'Page introuvable.',
  },
  home: 'Accueil',
  title: 'Une erreur s’est produite',
  general: 'Cette action n’a pas abouti. Revenez en arrière et réessayez.',
  busyTitle: 'Réessayez dans un instant',
  busy: 'La place de marché est très sollicitée en ce moment.',
  crossSite: 'Ce formulaire venait d’un autre site : nous l’avons ignoré.',
  badCharacters:
    'Le formulaire contient des caractères que nous ne pouvons pas enregistrer. Supprimez-les, puis réessayez.',
  codes: {
    bad_session: 'Votre session a pris fin. Reconnectez-vous.',
    bad_sign_in: 'Ce lien ou ce code n’a pas fonctionné. Demandez-en un nouveau.',
    email_off: 'Cette place de marché n’envoie pas d’e-mails.',
    not_found: 'Cet élément n’existe plus, ou vous n’y avez pas accès.',
    search_too_slow:
      'Cette recherche prend trop de temps. Essayez avec moins de mots, des mots plus rares ou d’autres filtres, et sans guillemets.',
    sign_up_closed: 'Sur cette place de marché, l’inscription se fait sur invitation.',
  },
  // With the limit in parentheses, because it may be 1.
  quotas: {
    agents: (limit) => `Vous avez atteint le nombre maximum d’agents (${limit}). Supprimez-en un d’abord.`,
    connected_apps: (limit) =>
      `Vous avez atteint le nombre maximum d’applis connectées (${limit}). Déconnectez-en une d’abord.`,
  },
}

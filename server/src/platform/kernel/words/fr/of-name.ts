/** “de” before a name, shortened to “d’” before a vowel: “de Marie”, “d’Alice”. */
export function ofName(name: string): string {
  return VOWEL.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

// A name that starts with an h or with a y before a vowel keeps the full word: “de Hugo”, “de Yann”, but “d’Yves”.
const VOWEL = /^([aeiouœæ]|y[^aeiouy])/i

/** What the small market trades in: categories in two levels, and a field of each type. */
export const marketTrade = {
  categories: [
    named('design', 'Design', [named('illustration', 'Illustration'), named('packaging', 'Packaging')]),
    named('photo', 'Photography'),
    named('web', 'Web development'),
    named('language_work', 'Language work', [named('interpreting', 'Interpreting')]),
    { ...named('print', 'Print'), retired: true },
  ],
  gig_fields: [
    { ...named('certificate', 'Certificate required'), type: 'boolean', on_cards: true, filterable: true },
    {
      ...named('languages', 'Languages'),
      type: 'choices',
      hints: { en: 'Which ones do people need to speak?' },
      options: [named('english', 'English'), named('japanese', 'Japanese'), named('portuguese', 'Portuguese')],
      on_cards: true,
      filterable: true,
    },
    {
      ...named('style', 'Style'),
      type: 'choice',
      options: [
        named('line_art', 'Line art'),
        named('watercolor', 'Watercolor'),
        { ...named('collage', 'Collage'), retired: true },
      ],
      filterable: true,
    },
    {
      ...named('pages', 'Size'),
      type: 'number',
      units: { en: 'pages' },
      minimum: 1,
      maximum: 2_000,
      on_cards: true,
      filterable: true,
    },
    { ...named('print_date', 'Print date'), type: 'date', filterable: true },
    { ...named('references', 'References'), type: 'text', hints: { en: 'What should it look like?' } },
    { ...named('exclusive', 'Exclusive'), type: 'boolean', retired: true },
  ],
  profile_fields: [
    {
      ...named('languages', 'Languages'),
      type: 'choices',
      options: [named('english', 'English'), named('japanese', 'Japanese'), named('portuguese', 'Portuguese')],
      required: true,
      on_cards: true,
      filterable: true,
    },
    { ...named('experience', 'Experience'), type: 'number', units: { en: 'years' }, minimum: 0, filterable: true },
  ],
}

function named(key: string, name: string, children?: object[]) {
  return { key, names: { en: name }, ...(children && { children }) }
}

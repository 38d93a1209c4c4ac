/** The program of the page on intermittent fasting. */
export const ifProgramSlug = 'puasa-berselang'

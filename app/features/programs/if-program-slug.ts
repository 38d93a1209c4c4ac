/** The program that the page on intermittent fasting is about. */
export const ifProgramSlug = 'puasa-berselang'

/** How long a session lasts unless a nutritionist sets another length. */
export const usualSessionMinutes = 45

import { devices } from '@playwright/test'

/** The two screens that the pages are designed for. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

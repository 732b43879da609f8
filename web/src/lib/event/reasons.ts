/** What people usually give as the reason of an act: one tap instead of a sentence. Any other can be typed. */

const USUAL: Record<string, readonly string[]> = {
  admit: ['way', 'paid'],
  correct: ['slip', 'typing'],
  penalty: ['phone', 'noise', 'late'],
  uphold: ['mistaken'],
  reject: ['right'],
  too_early_to_draw: ['all-here'],
  unequal_matches: ['length'],
  line_up_too_late: ['ill'],
  rounds_missing: ['agreed'],
  knockout_goes_on: ['agreed'],
};

/** The texts of the reasons that are usual for an act, or for what a refusal asks a reason for. */
export const usualReasons = (about: string): string[] => (USUAL[about] ?? []).map((one) => `club-because-${one}`);

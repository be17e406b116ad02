/** All cards. */
export const cards = `
# cards-1917 Cards of 1917

Eighteen of these Events are in a game. “You” is the Faction that executes. “Unshaded” is the light text, “shaded” the dark one. To shift “either way” is towards Active Support or towards Active Opposition. Terror that removes “one enemy Cell” also places its marker.

{table cards-1917 | # | Card | What it does}

# cards-1918 Cards of 1918

Eighteen of these Events are in a game. A ✓ marks a German Action Phase: [§3.4]. The sign † means that we took it for one by its subject. If the Personality goes by #20, #30, #32 or #38, the Moderates give 3 Resources to the executing Faction.

{table cards-1918 | # | Card | German Action Phase | What it does}
`;

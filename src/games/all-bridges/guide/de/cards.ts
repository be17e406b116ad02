/** Alle Karten. */
export const cards = `
# cards-1917 Karten von 1917

Achtzehn dieser Ereignisse sind in einer Partie. „Du“ ist die Partei, die ausführt. „Hell“ und „dunkel“ sind die zwei Texte. Jede Verschiebung „in jede Richtung“ geht zur aktiven Unterstützung oder zur aktiven Opposition hin. Terror, der „eine feindliche Zelle“ entfernt, legt auch seinen Marker.

{table cards-1917 | # | Karte | Was sie tut}

# cards-1918 Karten von 1918

Achtzehn dieser Ereignisse sind in einer Partie. Ein ✓ zeigt eine deutsche Aktionsphase: [§3.4]. Das Zeichen † heißt, dass wir sie nach ihrem Thema dafür halten. Geht die Persönlichkeit durch #20, #30, #32 oder #38, geben die Gemäßigten der ausführenden Partei 3 Mittel.

{table cards-1918 | # | Karte | Deutsche Aktionsphase | Was sie tut}
`;

import { describeRentalConditions, describeTenancy } from "../../src/texts/rentalConditions";

const NBSP = "\u00A0";
const terms = { depositMonths: 2, guaranteeMonths: 0, minimumMonths: 12, renewal: "por años" };

it("lists the terms of a contract, except a deposit or guarantee of zero months", () => {
  expect(describeRentalConditions(terms)).toEqual([
    { label: "Fianza", value: `2${NBSP}meses` },
    { label: "Duración mínima", value: `12${NBSP}meses, por años` },
  ]);
  const others = { ...terms, depositMonths: 0, guaranteeMonths: 1 };
  expect(describeRentalConditions(others)).toEqual([
    { label: "Garantía adicional", value: `1${NBSP}mes` },
    { label: "Duración mínima", value: `12${NBSP}meses, por años` },
  ]);
});

const unknown = { availableFrom: null, furnished: null, pets: null, incomeMultiple: null };

it("lists the known terms of a tenancy", () => {
  expect(describeTenancy({ price: 2500, ...unknown })).toEqual([]);
  const terms = { availableFrom: "2027-01-01", furnished: false, pets: true, incomeMultiple: 2.8 };
  expect(describeTenancy({ price: 1800, ...terms })).toEqual([
    { label: "Disponible", value: `Desde el 1${NBSP}de enero de 2027` },
    { label: "Mobiliario", value: "Sin muebles" },
    { label: "Mascotas", value: "Se admiten" },
    {
      label: "Ingresos netos",
      value: `Desde 5.040${NBSP}€ al mes, 2,8${NBSP}veces la renta`,
    },
  ]);
});
